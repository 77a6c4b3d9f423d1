# What phones and screens say in every title.

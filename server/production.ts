// boardgame.io decides when it is loaded how thoroughly it checks G and how much it prints
process.env.NODE_ENV = 'production';

// boardgame.io reads this when it is loaded: it sets how strictly it checks G and how much it prints
process.env.NODE_ENV = 'production';

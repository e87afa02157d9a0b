-- compatible with 0.1.0
-- The payment provider keeps one card for all contracts of a person. Which of them take a new one is chosen before it is entered: those of one
-- choice share its id. The others keep the card that they have.
alter table subscriptions add column card_choice uuid;

create index subscriptions_of_card_choice on subscriptions (tenant_id, card_choice) where card_choice is not null;

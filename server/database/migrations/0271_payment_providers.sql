-- compatible with 0.1.0
-- Which providers there are is known by the program that registers them, not by the table of payments.
alter table payments drop constraint payments_provider_check;

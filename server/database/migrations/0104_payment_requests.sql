-- What the provider is asked for a payment, word for word, until it has answered: asked again under the same key with other words it
-- would refuse. Gone as soon as the session is known, for it names people.
alter table payments add column request jsonb;

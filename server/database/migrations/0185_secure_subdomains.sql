-- Whether browsers are told to ask all names below a shop's own domain by https alone. Only its owner knows what else is there.
alter table tenants add column secure_subdomains boolean not null default false;

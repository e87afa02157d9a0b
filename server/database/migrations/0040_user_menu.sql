-- What the account sign in the header of a shop leads to, and two of the entries of its menu.

alter table shop_details
	add column user_menu text not null default 'full' check (user_menu in ('hidden', 'full', 'logInOnly')),
	-- The slug of one of the shop's pages, or nothing.
	add column faq_page text not null default '',
	add column client_app text not null default '' check (client_app = '' or client_app ~ '^https://');

-- compatible with 0.1.0
-- What users have talked about with the assistant, and how much of it they have used.

create table assistant_conversations (
	tenant_id uuid not null references tenants (id) on delete cascade,
	-- Made by the browser: a message that is sent again lands in the same conversation.
	id uuid not null,
	user_id uuid not null,
	title text not null check (char_length(title) between 1 and 120),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

create index assistant_conversations_of_user on assistant_conversations (tenant_id, user_id, updated_at desc);

create table assistant_messages (
	tenant_id uuid not null references tenants (id) on delete cascade,
	id uuid not null,
	conversation_id uuid not null,
	position integer not null check (position >= 0),
	author text not null check (author in ('user', 'assistant')),
	content text not null check (char_length(content) <= 40000),
	-- Of an answer: whether it came to its end, was stopped by the user, or broke off.
	state text not null default 'complete' check (state in ('complete', 'stopped', 'failed')),
	created_at timestamptz not null default now(),
	primary key (tenant_id, id),
	unique (tenant_id, conversation_id, position),
	foreign key (tenant_id, conversation_id) references assistant_conversations (tenant_id, id) on delete cascade,
	check (author = 'assistant' or state = 'complete')
);

-- By day of the shop: what the limits count, and what an installation or a shop pays for.
create table assistant_usage (
	tenant_id uuid not null references tenants (id) on delete cascade,
	user_id uuid not null,
	day date not null,
	chat_messages integer not null default 0 check (chat_messages >= 0),
	prompts integer not null default 0 check (prompts >= 0),
	tokens bigint not null default 0 check (tokens >= 0),
	primary key (tenant_id, user_id, day),
	foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

create index assistant_usage_of_day on assistant_usage (tenant_id, day);

do $$
declare name text;
begin
	foreach name in array array['assistant_conversations', 'assistant_messages', 'assistant_usage'] loop
		execute format('alter table %I enable row level security', name);
		execute format('alter table %I force row level security', name);
		execute format(
			$policy$create policy tenant on %I
				using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))
				with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))$policy$, name);
	end loop;
end $$;

select jobs.make_queue('assistant.forget');

-- compatible with 0.1.0

-- Mails about comments on a shared draft: whether the owner wants them for a link, which comments no mail has named yet, and when the last mail was written.
alter table design_shares add column notifies boolean not null default false;
alter table design_comments add column is_untold boolean not null default false;
alter table designs add column comments_mailed_at timestamptz;

select jobs.make_queue('designs.tellComments');

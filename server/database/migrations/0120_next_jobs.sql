-- The next job of a queue is found without sorting all that wait there: after a rush there are thousands.
create index job_next on jobs.job (priority desc, created_on, id) where state < 'active';

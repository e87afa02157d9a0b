-- Brings lists, pages and search into step when something has changed that many products show.
select jobs.make_queue('catalogue.refresh');

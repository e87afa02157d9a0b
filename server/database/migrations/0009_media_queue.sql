-- The sizes of pictures are made by a job.
select jobs.make_queue('media.sizes');

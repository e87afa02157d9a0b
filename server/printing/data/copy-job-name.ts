// The job that copies the bytes of print data.
export const copyJobName = 'printing.copyData';

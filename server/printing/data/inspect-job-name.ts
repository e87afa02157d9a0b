// Who sends it and who runs it know it by the same name.
export const inspectJobName = 'printing.inspect';

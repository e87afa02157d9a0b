import type { Finding } from '../../../rules/designs/findings.ts';

/** Examples are what stands in a template, and nothing that is left over. */
export const isOfTemplate = ({ code }: Finding): boolean => code !== 'defaultTextLeft' && code !== 'requiredFieldEmpty';

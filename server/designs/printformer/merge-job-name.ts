// Sent by the sign-in, which knows nothing of the provider.
export const mergeJobName = 'printformer.mergeUsers';

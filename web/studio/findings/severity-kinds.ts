/** How findings are shown. */
export const severityKinds = { error: 'danger', warning: 'warning', hint: 'info' } as const;

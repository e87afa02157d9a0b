// What a new one says.

export const sample = { title: 'Neues aus unserer Werkstatt' } as const;

// What may lie below the words of a part, by the names of the specification.
export const backgrounds = ['none', 'glassy', 'glassyBorder'] as const;

export const backgroundClasses = { none: '', glassy: 'glass', glassyBorder: 'glass glass-border' };

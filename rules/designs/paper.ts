/** What is under everything that is painted for a screen. */
export const paperColour = '#ffffff';

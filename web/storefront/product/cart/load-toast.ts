// The confirmation that something is in the cart: its code, and the texts that it needs beside those of the page.
export const loadToast = () => import('./added-toast.tsx');

export const toastTexts = ['kit'] as const;

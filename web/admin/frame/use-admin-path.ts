// Where in the administration one is, without the language.
import { useLocation } from 'react-router';

export const useAdminPath = (): string => useLocation().pathname.replace(/\/+$/, '') || '/';

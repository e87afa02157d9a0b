// The groups of texts that every page of a shop has; a page that needs more says so (`withWords` in web/storefront/pages.ts).
import type { TextGroup } from '../messages/groups.ts';

export const baseGroups = ['common', 'storefront', 'plainPages', 'errors'] as const satisfies readonly TextGroup[];

// What header and dialogs need of the session in which a draft is edited.
import { useSyncExternalStore } from 'react';
import type { DesignSession } from '../saving/design-session.ts';

export type { DesignSession };

export const useSituation = (session: DesignSession) => useSyncExternalStore(session.watch, () => session.situation);

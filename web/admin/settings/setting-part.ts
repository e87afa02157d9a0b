// A part of the settings with an address of its own.
import type { ComponentType } from 'react';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Need } from '../routes.ts';

export interface SettingPart {
	id: string;
	label: PlainTextKey;
	needs: Need;
	/** With a save bar of its own, where there is something to save. */
	Content: ComponentType;
	/** Labels of what can be set there. */
	settings: readonly PlainTextKey[];
}

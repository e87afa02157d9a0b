// Every group of settings.

import { assistantSettings } from './assistant.ts';
import { contactSettings } from './contact.ts';
import { machineTranslationSettings } from './machine-translation.ts';
import { orderSettings } from './orders.ts';
import { priceSettings } from './prices.ts';
import { printformerSettings } from './printformer.ts';
import { schedulingSettings } from './scheduling.ts';
import type { SettingsGroup } from './schema.ts';
import { setupSettings } from './setup.ts';
import { shopSettings } from './shop.ts';

export const settingsGroups: readonly SettingsGroup[] = [
	shopSettings,
	priceSettings,
	orderSettings,
	machineTranslationSettings,
	printformerSettings,
	contactSettings,
	schedulingSettings,
	assistantSettings,
	setupSettings,
];

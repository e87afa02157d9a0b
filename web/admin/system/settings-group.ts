// The group of settings that an action of the audit log has saved.

import { assistantSettings } from '../../../rules/settings/assistant.ts';
import { contactSettings } from '../../../rules/settings/contact.ts';
import { machineTranslationSettings } from '../../../rules/settings/machine-translation.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { priceSettings } from '../../../rules/settings/prices.ts';
import { schedulingSettings } from '../../../rules/settings/scheduling.ts';
import type { SettingsGroup } from '../../../rules/settings/schema.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';

const groups: Readonly<Record<string, SettingsGroup>> = {
	saveContactSettings: contactSettings,
	saveAssistant: assistantSettings,
	saveMachineTranslation: machineTranslationSettings,
	saveOrderSettings: orderSettings,
	savePriceSettings: priceSettings,
	saveSchedulingSettings: schedulingSettings,
	saveShopSettings: shopSettings,
};

export const settingsGroupOf = (action: string): SettingsGroup | undefined => groups[action];

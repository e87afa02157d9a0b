// Saves how a shop sells.
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { saveSettings } from '../../settings/saving/save-settings.ts';

export const saveOrderSettings = (sql: Sql, caller: Caller, given: Partial<OrderSettings>, revision: number) =>
	saveSettings(sql, caller, orderSettings, given, {
		revision,
		action: 'saveOrderSettings',
		changedCode: 'ORDER_SETTINGS_CHANGED',
	});

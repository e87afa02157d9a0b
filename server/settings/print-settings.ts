// `npm run settings`: every setting with its kind, default and limits, as a table.
import { settingsGroups } from '../../rules/settings/all-groups.ts';
import { settingTable } from '../../rules/settings/setting-table.ts';

process.stdout.write(settingsGroups.map(settingTable).join('\n'));

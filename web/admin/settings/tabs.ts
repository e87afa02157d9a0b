// The tabs of the settings, in their order. A domain with settings of its own adds its tab, and what the palette finds in it; what is about the shop
// itself is a section of the first tab (sections.ts).
import { lazy } from 'react';
import { assistantSettings } from '../../../rules/settings/assistant.ts';
import { machineTranslationSettings } from '../../../rules/settings/machine-translation.ts';
import { labelsOfCards } from '../../../rules/settings/message-keys.ts';
import { printformerSettings } from '../../../rules/settings/printformer.ts';
import type { SettingPart } from './setting-part.ts';

export const settingTabs: readonly SettingPart[] = [
	{
		id: 'settings',
		label: 'settings.tab',
		needs: ['qTenant', 'qPrice'],
		Content: lazy(async () => ({ default: (await import('./sections-tab.tsx')).SectionsTab })),
		// What can be set there is listed by its sections.
		settings: [],
	},
	{
		id: 'subscription',
		label: 'plans.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./subscription/subscription-tab.tsx')).SubscriptionTab })),
		settings: ['settings.tier', 'settings.pagesUsed', 'settings.linksUsed', 'plans.tiers'],
	},
	{
		id: 'domain',
		label: 'domains.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./domains/domain-tab.tsx')).DomainTab })),
		settings: ['domains.list', 'domains.default', 'domains.records'],
	},
	{
		id: 'navigation',
		label: 'navigation.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./navigation/navigation-tab.tsx')).NavigationTab })),
		settings: ['navigation.header', 'navigation.footer'],
	},
	{
		id: 'printformer',
		label: 'printformer.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./printformer/printformer-tab.tsx')).PrintformerTab })),
		settings: [
			'secret.printformerKey',
			...labelsOfCards(printformerSettings, 'account'),
			'printformer.templates',
			'printformer.sync',
		],
	},
	{
		id: 'photos',
		label: 'photos.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./photos/photos-tab.tsx')).PhotosTab })),
		settings: ['secret.pixabayKey', 'secret.unsplashKey'],
	},
	{
		id: 'order-workflow',
		label: 'approvalRules.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({
			default: (await import('./order-workflow/order-workflow-tab.tsx')).OrderWorkflowTab,
		})),
		settings: ['approvalRules.listTitle', 'approvalRules.approvers', 'approvalRules.simulate'],
	},
	{
		id: 'deepl',
		label: 'machine.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./translation/translation-tab.tsx')).TranslationTab })),
		settings: [
			'secret.translationKey',
			...labelsOfCards(machineTranslationSettings, 'translation'),
			'machine.languages',
		],
	},
	{
		id: 'assistant',
		label: 'assistantSettings.title',
		needs: ['qTenant'],
		Content: lazy(async () => ({ default: (await import('./assistant/assistant-tab.tsx')).AssistantTab })),
		settings: ['secret.assistantKey', ...labelsOfCards(assistantSettings, 'account'), 'assistantSettings.usage'],
	},
];

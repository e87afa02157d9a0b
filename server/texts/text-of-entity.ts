// The name or description of one of a tenant's entities, as people have written it in its languages.
import type { TranslationType } from '../../rules/texts/translation-types.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import type { TextToSave } from './save-texts.ts';

interface Thing {
	key: string;
	type: TranslationType;
	group: string;
	/** By language; the tenant's default language must be among them. */
	translations: Readonly<Record<string, string>>;
}

export function textOfEntity(tenant: Tenant, thing: Thing): TextToSave {
	const baseLanguage = defaultLanguage(tenant);
	return { ...thing, baseText: thing.translations[baseLanguage] ?? '', baseLanguage, origin: 'human' };
}

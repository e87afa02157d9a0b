// Words for what Printformer calls by its own.
import { designIntents } from '../../../../rules/designs/printformer.ts';
import type { usePlatform } from '../../../platform/environment.tsx';

type Translate = ReturnType<typeof usePlatform>['t'];

const problems = [
	...([
		'address',
		'unresolved',
		'unreachable',
		'busy',
		'otherKey',
		'credentials',
		'forbidden',
		'notFound',
		'refused',
	] as const),
	...(['invalidResponse', 'tooLarge'] as const),
];
const types = ['customizable', 'group', 'bundle'] as const;

/** Kinds that came later count as a refusal. */
export function describeProblem(t: Translate, problem: string, message: string | null): string {
	const known = problems.find((each) => each === problem) ?? 'refused';
	const sentence = t(`printformer.problem.${known}`);
	return message ? `${sentence} ${t('printformer.providerSays', { message })}` : sentence;
}

export function nameIntent(t: Translate, intent: string): string {
	const known = designIntents.find((each) => each === intent);
	return known ? t(`printformer.intent.${known}`) : intent;
}

/** Types that we do not know have the provider's word. */
export function nameType(t: Translate, type: string): string {
	const known = types.find((each) => each === type);
	return known ? t(`printformer.type.${known}`) : type;
}

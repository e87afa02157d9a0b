// The choices of one facet, as boxes to tick: each acts at once.
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { type Choice, isChosen, narrowedBy, parameterOf, toggled } from '../../../rules/catalogue/list-choices.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useList } from './list-state.ts';

export interface Counted {
	choice: Choice;
	name: string;
	count: number;
	/** It is a part of another one in the list. */
	below?: boolean;
}

interface FacetGroupProps {
	title: string;
	choices: readonly Counted[];
}

/** As many are seen at once; the rest of a long facet is unfolded. */
const atOnce = 8;

export function FacetGroup({ title, choices }: FacetGroupProps) {
	const { t } = usePlatform();
	const { chosen } = useList();
	const group = useRef<HTMLFieldSetElement>(null);
	const ticked = useRef<string>(undefined);
	const rest = choices.slice(atOnce);
	// A box that was ticked off and finds nothing else is gone, and with it the focus: the group takes it.
	useEffect(() => {
		const gone = ticked.current && !choices.some(({ choice }) => parameterOf(choice).value === ticked.current);
		if (gone && document.activeElement === document.body) group.current?.focus();
	}, [choices]);
	const boxes = (some: readonly Counted[]) => (
		<ul>
			{some.map((one) => (
				<Box key={parameterOf(one.choice).value} {...one} onTick={(value) => (ticked.current = value)} />
			))}
		</ul>
	);
	return (
		<fieldset ref={group} tabIndex={-1} className="min-w-0 outline-none">
			<legend className="mb-1 font-bold text-heading wrap-break-word hyphens-auto">{title}</legend>
			{boxes(choices.slice(0, atOnce))}
			{rest.length > 0 && (
				<details open={rest.some(({ choice }) => isChosen(chosen.filters, choice))}>
					<summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-link underline underline-offset-4 pointer-coarse:min-h-11">
						{t('list.moreValues', { count: rest.length })}
					</summary>
					{boxes(rest)}
				</details>
			)}
		</fieldset>
	);
}

function Box({ choice, name, count, below = false, onTick }: Counted & { onTick(value: string): void }) {
	const { language, notation } = usePlatform();
	const { chosen, go } = useList();
	const parameter = parameterOf(choice);
	const real = isChosen(chosen.filters, choice);
	const { state } = useNavigation();
	// The router says a moment later that it is on its way: a box that were ticked by it alone would spring back under the finger.
	const [ticked, setTicked] = useState(real);
	useEffect(() => {
		if (state === 'idle') setTicked(real);
	}, [state, real]);
	return (
		<li className={below ? 'ps-4' : undefined}>
			<label className="facet">
				<input
					{...parameter}
					type="checkbox"
					checked={ticked}
					onChange={() => {
						setTicked(!ticked);
						onTick(parameter.value);
						go(narrowedBy(chosen, toggled(chosen.filters, choice)));
					}}
					className="facet-box"
				/>
				<span className="facet-name">{name}</span>
				<span className="facet-count">{formatNumber(count, language, notation)}</span>
			</label>
		</li>
	);
}

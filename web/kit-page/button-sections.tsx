// Buttons and links.
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../kit/button.tsx';
import type { ButtonColour } from '../kit/button-style.ts';
import { TextLink } from '../kit/link.tsx';
import { Line, Section, useSamples } from './section.tsx';

const colours: ButtonColour[] = [
	'primary',
	'primaryLight',
	'secondary',
	'danger',
	'success',
	'warning',
	'disabled',
	'neutral',
	'info',
	'cloudbar',
	'cloudbarSpecial',
	'adminPrimary',
];

export function ButtonSection() {
	const s = useSamples();
	const [pressed, setPressed] = useState(0);
	return (
		<Section title={s.buttons}>
			<Line>
				{colours.map((colour) => (
					<Button key={colour} colour={colour} onClick={() => setPressed(pressed + 1)}>
						{colour}
					</Button>
				))}
			</Line>
			<Line>
				<Button size="small">{s.small}</Button>
				<Button size="medium">{s.medium}</Button>
				<Button size="large">{s.large}</Button>
				<Button colour="primary" icon={<IconPlus aria-hidden size={18} />}>
					{s.create}
				</Button>
				<Button icon={<IconPencil aria-hidden size={18} />} aria-label={s.edit} />
				<Button colour="primary" busy onClick={() => setPressed(-1)}>
					{s.busy}
				</Button>
				<Button colour="danger" disabled>
					{s.disabled}
				</Button>
				<ButtonLink colour="secondary" to="/products">
					{s.asLink}
				</ButtonLink>
				<output data-pressed>{pressed}</output>
			</Line>
			<div className="max-w-56">
				<Button colour="primary">{s.longWord}</Button>
			</div>
		</Section>
	);
}

export function LinkSection() {
	const s = useSamples();
	return (
		<Section title={s.links}>
			<p>
				<TextLink to="/products">{s.products}</TextLink>
			</p>
			<p>
				<TextLink to="https://example.com/">{s.url}</TextLink>
			</p>
		</Section>
	);
}

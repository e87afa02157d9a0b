// What only shows something, and the frame of a screen.
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Breadcrumb } from '../kit/breadcrumb.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Chip } from '../kit/chip.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Label } from '../kit/label.tsx';
import { Notice } from '../kit/notice.tsx';
import { Progress } from '../kit/progress.tsx';
import { SaveBar } from '../kit/save-bar.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { TextField } from '../kit/text-field.tsx';
import { TierCard } from '../kit/tier-card.tsx';
import { useToast } from '../kit/toasts.tsx';
import { Usage } from '../kit/usage.tsx';
import { Grid, Line, Section, useSamples } from './section.tsx';

export function DisplaySections() {
	const s = useSamples();
	const [step, setStep] = useState('step-2');
	return (
		<>
			<Section title={s.tabs}>
				<Tabs
					label={s.tabs}
					tabs={[
						{ id: 'general', label: s.general, content: <p>{s.tabText(s.general)}</p> },
						{ id: 'prices', label: s.prices, hasErrors: true, content: <p>{s.tabText(s.prices)}</p> },
						{ id: 'shipping', label: s.shipping, content: <p>{s.tabText(s.shipping)}</p> },
						{ id: 'disabled', label: s.disabled, disabled: true, content: <p>{s.disabled}</p> },
					]}
				/>
			</Section>
			<Section title={s.display}>
				<Breadcrumb
					above={[
						{ label: s.home, to: '/' },
						{ label: s.products, to: '/products' },
					]}
					here={s.frameTitle}
				/>
				<Line>
					<Chip state="active" />
					<Chip state="inactive" />
					<Chip state="scheduled" />
					<Chip state="inactive" label={s.notPublished} />
				</Line>
				<Line>
					<Label>{s.general}</Label>
					<Label kind="highlight">{s.products}</Label>
					<Label kind="sale">{s.prices}</Label>
				</Line>
				<Grid>
					<TierCard name={s.general} price="49 €" features={s.papers.slice(0, 2)} />
					<TierCard name={s.products} price="149 €" features={s.papers} highlighted />
				</Grid>
				<Stepper
					steps={s.steps.map((label, index) => ({ id: `step-${index}`, label }))}
					current={step}
					onChoose={setStep}
				/>
				<Grid>
					<Card title={s.longWord} actions={<Button size="small">{s.edit}</Button>}>
						<p>{s.cardText}</p>
					</Card>
					<Card>
						<div className="flex flex-col gap-4">
							<Progress label={s.upload} share={0.42} />
							<Progress label={s.working} />
							<Usage label={s.used} used={1250} limit={1000} exceeded={s.exceeded} />
						</div>
					</Card>
					<Card title={s.loading}>
						<div className="flex flex-col gap-4">
							<Skeleton ratio="16/9" />
							<Skeleton lines={3} />
						</div>
					</Card>
				</Grid>
				<Notice kind="info">{s.beta}</Notice>
				<Notice kind="success">{s.saved}</Notice>
				<Notice kind="warning">{s.lowStock}</Notice>
				<Notice kind="danger">{s.failed}</Notice>
				<Card>
					<EmptyState
						title={s.emptyTitle}
						text={s.emptyText}
						picture={<IconPackage aria-hidden size={32} />}
						action={
							<Button colour="primary" icon={<IconPlus aria-hidden size={18} />}>
								{s.create}
							</Button>
						}
					/>
				</Card>
			</Section>
		</>
	);
}

export function FormSection() {
	const s = useSamples();
	const toast = useToast();
	const [saved, setSaved] = useState(s.frameTitle);
	const [title, setTitle] = useState(saved);
	return (
		<Section title={s.frame}>
			<TextField label={s.product} value={title} onChange={setTitle} />
			<SaveBar
				dirty={title !== saved}
				onDiscard={() => setTitle(saved)}
				snapshot={() => () => setTitle(title)}
				onSave={() => {
					setSaved(title);
					toast.success(s.saved);
					return true;
				}}
			/>
		</Section>
	);
}

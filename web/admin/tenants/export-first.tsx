// What is better done before a shop is deleted.
import { Button } from '../../kit/button.tsx';

interface ExportFirst {
	text: string;
	label: string;
	onAction(): void;
}

export const exportFirst = ({ text, label, onAction }: ExportFirst) => (
	<div className="flex flex-wrap items-center justify-between gap-3 rounded-theme border border-line bg-sunken p-3">
		<p className="min-w-0 text-sm wrap-break-word">{text}</p>
		<Button size="small" onClick={onAction}>
			{label}
		</Button>
	</div>
);

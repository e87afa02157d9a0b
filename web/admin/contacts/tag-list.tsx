// Tags in one line, each as a label.
import { IconTag } from '@tabler/icons-react';
import { Chip } from '../../kit/chip.tsx';

export function TagList({ tags }: { tags: readonly string[] }) {
	return (
		<span className="flex flex-wrap gap-1">
			{tags.map((tag) => (
				<Chip key={tag} state="inactive" label={tag} icon={IconTag} />
			))}
		</span>
	);
}

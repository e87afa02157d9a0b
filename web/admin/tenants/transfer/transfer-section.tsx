// Export of the own shop among its settings; operators import one from here as well.
import { IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useMe } from '../../me.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportDialog } from './import-dialog.tsx';

export function TransferSection() {
	return (
		<div className="grid gap-6">
			<ExportCard />
			{useMe().admin && <ImportCard />}
		</div>
	);
}

function ImportCard() {
	const { t } = usePlatform();
	const [isOpen, setOpen] = useState(false);
	return (
		<Card heading="h2" title={t('transfer.importTitle')}>
			<p className="mb-4 max-w-prose text-muted">{t('transfer.importText')}</p>
			<Button icon={<IconPackageImport aria-hidden size={18} />} onClick={() => setOpen(true)}>
				{t('transfer.import')}
			</Button>
			{isOpen && <ImportDialog open onClose={() => setOpen(false)} />}
		</Card>
	);
}

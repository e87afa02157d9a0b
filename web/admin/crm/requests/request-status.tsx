// The status of a contact request, by colour and by name.
import { IconMail, IconMailCheck, IconMailOff } from '@tabler/icons-react';
import type { ContactStatus } from '../../../../rules/contact-requests/contact-request.ts';
import { Chip } from '../../../kit/chip.tsx';
import { usePlatform } from '../../../platform/environment.tsx';

const looks = {
	open: { state: 'scheduled', icon: IconMail },
	answered: { state: 'active', icon: IconMailCheck },
	closed: { state: 'inactive', icon: IconMailOff },
} as const;

export function RequestStatus({ status }: { status: ContactStatus }) {
	const { t } = usePlatform();
	return <Chip {...looks[status]} label={t(`contactRequests.status.${status}`)} />;
}

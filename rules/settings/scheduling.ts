// Booking conversations with the calendar of a provider (Calendly).
import { defineSettings } from './schema.ts';

export const schedulingSettings = defineSettings({
	group: 'scheduling',
	version: 1,
	messages: 'scheduling',
	settings: {
		enabled: {
			kind: 'boolean',
			description: 'Whether conversations are booked with Calendly.',
			default: false,
			hint: true,
			card: 'calendly',
		},
		eventType: {
			kind: 'text',
			description:
				'Identifier of the event type at Calendly that is booked, an address as in `schedulingAccount`; empty for none.',
			default: '',
			rules: { kind: 'url', maxLength: 300 },
		},
	},
});

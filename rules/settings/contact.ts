// How visitors get in touch with a shop: what about, and whether they may propose a time to talk.
import { type ContactTopic, topicKey } from '../contact-requests/topics.ts';
import { defineSettings, type SettingValues } from './schema.ts';

const offered = (topic: ContactTopic, isOffered: boolean) =>
	({
		kind: 'boolean',
		description: `Whether visitors can choose topic ${topic}.`,
		default: isOffered,
		card: 'topics',
	}) as const;

const named = (topic: ContactTopic) =>
	({
		kind: 'localised',
		description: `Name of topic ${topic} by language; what ships if it is empty.`,
		default: {},
		rules: { maxLength: 80 },
		keptIn: 'texts',
		textKey: topicKey(topic),
		card: 'topics',
	}) as const;

export const contactSettings = defineSettings({
	group: 'contact',
	version: 1,
	messages: 'contactSettings',
	settings: {
		offered: {
			kind: 'boolean',
			description: 'Whether visitors can get in touch at `/get-in-touch`.',
			default: false,
			card: 'page',
			hint: true,
		},
		inFooter: {
			kind: 'boolean',
			description: 'Whether the footer of every page leads there.',
			default: true,
			card: 'page',
		},
		recipients: {
			kind: 'emails',
			description: 'Who is notified of requests, with commas between the addresses; empty: the address of the shop.',
			default: [],
			card: 'page',
			hint: true,
		},
		meetings: {
			kind: 'boolean',
			description: 'Whether visitors can propose up to three times for a conversation, within the opening hours.',
			default: true,
			card: 'talks',
			hint: true,
		},
		meetingMinutes: {
			kind: 'integer',
			description: 'Length of a conversation in minutes.',
			default: 30,
			min: 10,
			max: 240,
			card: 'talks',
		},
		noticeDays: {
			kind: 'integer',
			description: 'Days of the shop that lie at least between a request and the first time that can be proposed.',
			default: 1,
			min: 0,
			max: 30,
			card: 'talks',
			hint: true,
		},
		topic1: offered('1', true),
		topic1Name: named('1'),
		topic2: offered('2', true),
		topic2Name: named('2'),
		topic3: offered('3', true),
		topic3Name: named('3'),
		topic4: offered('4', true),
		topic4Name: named('4'),
		topic5: offered('5', false),
		topic5Name: named('5'),
		topic6: offered('6', false),
		topic6Name: named('6'),
	},
});

export type ContactSettings = SettingValues<typeof contactSettings>;

/** In their order. */
export const offeredTopics = (settings: ContactSettings): ContactTopic[] =>
	(['1', '2', '3', '4', '5', '6'] as const).filter((topic) => settings[`topic${topic}`]);

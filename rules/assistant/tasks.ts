// What the assistant can be asked to do, and how much: known to the server and to the screens.

/** Texts that are written into a field of an editor. */
const writingTasks = ['write', 'shorten', 'translate', 'altText', 'seoTitle', 'seoDescription'] as const;
export type WritingTask = (typeof writingTasks)[number];

export const isWritingTask = (text: unknown): text is WritingTask => writingTasks.some((task) => task === text);

/** Of a user, in a day of the shop. */
export const chatMessagesPerDay = 50;
export const promptsPerDay = 300;

/** Characters. */
export const longestPrompt = 2000;
export const longestMessage = 4000;
export const longestText = 12_000;

/** What search engines show of a page. */
export const seoLengths = { seoTitle: 60, seoDescription: 155, altText: 125 } as const;

/** Conversations that nobody has gone on with are deleted. */
export const daysOfConversations = 180;

/** Who needs a prompt of their own: others can do with the text that is there. */
export const needsPrompt = (task: WritingTask, text: string): boolean => task === 'write' || text.trim() === '';

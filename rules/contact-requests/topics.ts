// What visitors get in touch about. A shop offers some of six topics, under the names that ship or under its own.

export const contactTopics = ['1', '2', '3', '4', '5', '6'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const isContactTopic = (text: string): text is ContactTopic => contactTopics.some((topic) => topic === text);

/** The key of its name among the texts of the shop. */
export const topicKey = (topic: ContactTopic) => `getInTouch.topic.${topic}` as const;

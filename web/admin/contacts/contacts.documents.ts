// What the screens of contacts ask and change.
import { graphql } from '../../platform/graphql.ts';

export const contactsDocument = graphql(`
	query AdminContacts($filter: ContactFilter!, $sort: ContactOrder!, $descending: Boolean!, $first: Int!, $offset: Int!) {
		contacts(filter: $filter, sort: $sort, descending: $descending, first: $first, offset: $offset) {
			total
			items {
				id email name company phone language sources tags createdAt lastEventAt archivedAt openTasks nextTaskOn
			}
		}
		contactTags { tag contacts }
	}
`);

export const contactDocument = graphql(`
	query AdminContact($id: ID!) {
		contact(id: $id) {
			id revision addresses accountId
			listed { id email name company phone language sources tags createdAt lastEventAt archivedAt openTasks }
			events { id source ended objectId summary at }
			notes { id text author at changedAt }
			tasks { id title dueOn assigneeId assignee doneAt doneBy }
			merges { id name email at }
		}
		contactTags { tag contacts }
		contactAssignees { id name }
	}
`);

export const otherContactsDocument = graphql(`
	query AdminOtherContacts($search: String!) {
		contacts(filter: { search: $search }, first: 8) { items { id email name company phone language tags } }
	}
`);

export const contactOfDocument = graphql(`query AdminContactOf($email: String!) { contactOf(email: $email) }`);

export const createContactDocument = graphql(`
	mutation AdminCreateContact($email: String!, $contact: ContactInput!) {
		createContact(email: $email, contact: $contact) { id }
	}
`);

export const updateContactDocument = graphql(`
	mutation AdminUpdateContact($id: ID!, $revision: Int!, $contact: ContactInput!) {
		updateContact(id: $id, revision: $revision, contact: $contact) { id revision }
	}
`);

export const deleteContactDocument = graphql(`mutation AdminDeleteContact($id: ID!) { deleteContact(id: $id) }`);

export const archiveContactsDocument = graphql(`
	mutation AdminArchiveContacts($ids: [ID!]!, $archived: Boolean!) { archiveContacts(ids: $ids, archived: $archived) }
`);

export const tagContactsDocument = graphql(`
	mutation AdminTagContacts($ids: [ID!]!, $add: [String!], $remove: [String!]) {
		tagContacts(ids: $ids, add: $add, remove: $remove)
	}
`);

export const mergeContactsDocument = graphql(`
	mutation AdminMergeContacts($id: ID!, $otherId: ID!) { mergeContacts(id: $id, otherId: $otherId) }
`);

export const undoMergeDocument = graphql(`
	mutation AdminUndoContactMerge($mergeId: ID!) { undoContactMerge(mergeId: $mergeId) { id } }
`);

export const addNoteDocument = graphql(`
	mutation AdminAddContactNote($id: ID!, $text: String!) { addContactNote(id: $id, text: $text) { id } }
`);

export const updateNoteDocument = graphql(`
	mutation AdminUpdateContactNote($noteId: ID!, $text: String!) { updateContactNote(noteId: $noteId, text: $text) { id } }
`);

export const removeNoteDocument = graphql(`
	mutation AdminRemoveContactNote($noteId: ID!) { removeContactNote(noteId: $noteId) { id } }
`);

export const addTaskDocument = graphql(`
	mutation AdminAddContactTask($id: ID!, $task: ContactTaskInput!) { addContactTask(id: $id, task: $task) { id } }
`);

export const updateTaskDocument = graphql(`
	mutation AdminUpdateContactTask($taskId: ID!, $task: ContactTaskInput!) {
		updateContactTask(taskId: $taskId, task: $task) { id }
	}
`);

export const finishTaskDocument = graphql(`
	mutation AdminFinishContactTask($taskId: ID!, $done: Boolean!) { finishContactTask(taskId: $taskId, done: $done) { id } }
`);

export const removeTaskDocument = graphql(`
	mutation AdminRemoveContactTask($taskId: ID!) { removeContactTask(taskId: $taskId) { id } }
`);

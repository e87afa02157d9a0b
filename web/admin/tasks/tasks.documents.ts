// What waits for staff, and what is done with it.
import { graphql } from '../../platform/graphql.ts';

export const tasksDocument = graphql(`
	query AdminTasks($objectType: TaskObject, $objectId: ID, $first: Int) {
		tasks(objectType: $objectType, objectId: $objectId, first: $first) {
			total
			items {
				id
				kind
				objectType
				objectId
				subject
				since
				assigneeEmail
				isMine
				mayAct
			}
		}
	}
`);

export const takeTaskDocument = graphql(`
	mutation AdminTakeTask($id: ID!) {
		takeTask(id: $id)
	}
`);

export const giveBackTaskDocument = graphql(`
	mutation AdminGiveBackTask($id: ID!) {
		giveBackTask(id: $id)
	}
`);

export const finishTaskDocument = graphql(`
	mutation AdminFinishTask($id: ID!) {
		finishTask(id: $id)
	}
`);

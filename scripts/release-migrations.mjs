// `npm run migrations:release`: writes the checksums of new migrations down. From then on they are as they are.
import { inProject } from './project.mjs';
import { releaseMigrations } from './released-migrations.mjs';
import { Failure, run } from './say.mjs';

await run(async () => {
	const { added, errors } = releaseMigrations(inProject('server', 'database', 'migrations'));
	if (errors.length > 0) throw new Failure(errors.join('\n'));
	console.log(added.length > 0 ? `Released: ${added.join(', ')}` : 'There is no new migration.');
	return 0;
});

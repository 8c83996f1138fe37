import path from 'node:path';
import { readEnvironment } from '../../../../config/environment';
import { readInput } from '../../read-input';
import { changeLogFile, keepChangeLog } from '../../sources/changes/change-log-file';
import { keepSnapshots, SNAPSHOTS_FOLDER } from '../../sources/last-good-snapshots';
import { changesFolder, keepRead } from '../build-record';

const log = { warn: () => undefined, info: () => undefined };

/** Reads what a build of a site reads, with the texts of this project, and keeps of it what a build keeps. */
export async function readAsBuild(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const data = path.join(root, '.data');
  const folders = { content: path.resolve('content'), static: path.resolve('static'), data };
  const environment = readEnvironment(env);
  const { read, snapshots, changeLog } = await readInput(environment, folders, log);
  if (snapshots) await keepSnapshots(path.join(data, SNAPSHOTS_FOLDER), snapshots);
  const address = environment.GATSBY_API_BASE_URL;
  await keepChangeLog(changeLogFile(changesFolder(root), address), address, changeLog);
  await keepRead(data, read);
}

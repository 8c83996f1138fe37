import { saveFile } from '../../../platform/save-file';
import { exportRecord } from './reading-record';

/** The file that a record is exported to. */
const FILE_NAME = 'youban-shelf.json';

/** Hands the visitor all that the shelf keeps, as a file. */
export function exportShelf(): void {
  saveFile(FILE_NAME, 'application/json', exportRecord());
}

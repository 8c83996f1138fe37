import { examineShare } from '../../gatsby/node/doctor/examine-files';
import { sourceFaults } from './source-faults';

examineShare(sourceFaults);

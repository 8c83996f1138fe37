// toBeVisible(), toHaveAccessibleName() and the like, for tests that run in a page.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a test waits for comes, however busy the machine is: the limit of the test itself ends the wait for what does not.
configure({ asyncUtilTimeout: 15_000 });

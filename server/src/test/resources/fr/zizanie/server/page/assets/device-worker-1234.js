"a worker";

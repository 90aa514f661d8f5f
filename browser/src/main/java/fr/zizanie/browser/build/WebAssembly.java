package fr.zizanie.browser.build;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles a program of ours to WebAssembly GC, as a page would load it. */
public final class WebAssembly {
  private WebAssembly() {}

  /** Classes of this module come before those of the same name elsewhere. */
  private static final class Ours extends ClassLoader {
    private final Path classes;

    Ours() {
      super(WebAssembly.class.getClassLoader());
      try {
        classes =
            Path.of(WebAssembly.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      } catch (URISyntaxException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      var all = new ArrayList<URL>();
      if (Files.exists(classes.resolve(name))) all.add(classes.resolve(name).toUri().toURL());
      all.addAll(Collections.list(super.getResources(name)));
      return Collections.enumeration(all);
    }
  }

  /**
   * {@return what a browser lacks, if anything; else the program stands in the folder}
   *
   * @param small takes twice as long, for a program that is a quarter smaller and faster
   */
  public static List<String> compile(String main, Path folder, String file, boolean small)
      throws TeaVMToolException {
    var tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass(main);
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(file);
    tool.setOptimizationLevel(
        small ? TeaVMOptimizationLevel.ADVANCED : TeaVMOptimizationLevel.SIMPLE);
    tool.setObfuscated(true);
    // Nobody catches what a fault throws: WebAssembly's own traps do for it, in a tenth less code.
    tool.setStrict(false);
    tool.setAssertionsRemoved(true);
    tool.setClassLoader(new Ours());
    tool.generate();
    var problems = new ArrayList<String>();
    for (var problem : tool.getProblemProvider().getSevereProblems()) {
      var text = new DefaultProblemTextConsumer();
      problem.render(text);
      problems.add(text.getText() + " in " + problem.getLocation().getMethod());
    }
    return problems;
  }
}
